/** Path data of the icons of lists, figures and their states. */
export const searchIcon = 'M4.8 11a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0M15.6 15.6l4.4 4.4';
export const filterIcon =
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
export const clockIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.2l3.4 2';
export const retryIcon = 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5l2.4 2.3M19.5 4v4.8h-4.8';
export const usersIcon =
  'M5.7 8.8a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M2.8 19.5c.6-3.4 3-5.2 6.2-5.2s5.6 1.8 6.2 5.2M15.5 5.8a3.3 3.3 0 0 1 0 6M17.5 14.7c2 .7 3.3 2.3 3.7 4.8';
export const signOutIcon = 'M14 8V4.5H4.5v15H14V16M9.5 12H20M16.5 8.5 20 12l-3.5 3.5';
