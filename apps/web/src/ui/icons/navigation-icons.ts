/** Path data of the icons that name places in the portal. */
export const policiesIcon = 'M4.5 5.5h9.2l1.3 1.8h4.5v11.2h-15zM8 11.5h8M8 14.8h5';
export const informationIcon =
  'M12 4v16M7.5 20h9M4 7.5h16M7 7.5l-3 6.2a3.2 3.2 0 0 0 6 0zM17 7.5l-3 6.2a3.2 3.2 0 0 0 6 0z';
export const insightsIcon =
  'M12 6.6C10 5.2 7.2 4.8 4 5v13.2c3.2-.2 6 .2 8 1.6 2-1.4 4.8-1.8 8-1.6V5c-3.2-.2-6 .2-8 1.6zM12 6.6v13.2';
export const bellIcon =
  'M6.5 10a5.5 5.5 0 0 1 11 0c0 5.2 2 6.6 2 6.6h-15s2-1.4 2-6.6zM10 19.6a2.2 2.2 0 0 0 4 0';
export const accountIcon =
  'M8.2 8.3a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M4.8 20c.8-3.8 3.6-5.8 7.2-5.8s6.4 2 7.2 5.8';
export const chartIcon = 'M4 4v16h16M7.5 15.5l4-4.5 3 2.5 5-6.5';
