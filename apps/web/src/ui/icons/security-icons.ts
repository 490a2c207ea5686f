/** Path data of the icons of locking, proving and setting up. */
export const checkIcon = 'm5 12.5 4.6 4.6L19.5 7';
export const lockIcon = 'M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5';
export const shieldIcon = 'M12 3.5 5 6v5.5c0 4.3 2.9 7.3 7 9 4.1-1.7 7-4.7 7-9V6zM8.8 12l2.4 2.4 4.2-4.4';
export const copyIcon = 'M9 9h11v11H9zM15 9V4H4v11h5';
export const deviceIcon = 'M7.5 3.5h9v17h-9zM11 17.8h2';
