/** Path data of the icons of verdicts, of change, and of what is done with a report. */
export const checkNoteIcon = 'm3.5 12 4 4 8-8.5M19.5 7.5v6M19.5 16.8v.2';
export const ringMinusIcon = 'M3.8 12a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0-16.4 0M8 12h8';
export const upArrowIcon = 'M12 19V5M6 11l6-6 6 6';
export const downArrowIcon = 'M12 5v14M6 13l6 6 6-6';
export const minusIcon = 'M5 12h14';
export const plusIcon = 'M12 5v14M5 12h14';
export const rightIcon = 'm9.5 6 6 6-6 6';
export const leftIcon = 'm14.5 6-6 6 6 6';
export const printIcon = 'M7 9V4h10v5M7 17H4V9.5h16V17h-3M7 14h10v6H7z';
