/** Path data of the icons of taking something away as a file. */
export const downloadIcon = 'M12 4v11M7.5 10.8 12 15.3l4.5-4.5M4.5 19.5h15';
