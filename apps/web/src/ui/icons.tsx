import styles from './icons.module.css';

type IconProps = {
  /** Path data on a 24 × 24 grid, one of those below. */
  shape: string;
  className?: string | undefined;
};

/** A line drawing beside text. Hidden from assistive technology: the text has the meaning. */
export function Icon({ shape, className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  );
}

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
export const backIcon = 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5';
export const outIcon = 'M7 17 17 7M8.5 7H17v8.5';
export const downIcon = 'm6 9.5 6 6 6-6';
export const alertIcon = 'M12 4 2.8 19.5h18.4zM12 10v4.6M12 17v.2';
export const infoIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5.5M12 7.8V8';
export const helpIcon =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M9.7 9.7a2.3 2.3 0 1 1 3.4 2c-.8.5-1.1.9-1.1 1.8M12 16.3v.2';
export const eyeIcon =
  'M2.5 12s3.4-6.2 9.5-6.2 9.5 6.2 9.5 6.2-3.4 6.2-9.5 6.2S2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0';
export const eyeOffIcon =
  'M5.6 7.7A15 15 0 0 0 2.5 12s3.4 6.2 9.5 6.2c1.6 0 3-.4 4.2-1M10 6c.6-.1 1.3-.2 2-.2 6.1 0 9.5 6.2 9.5 6.2a15 15 0 0 1-2.7 3.6M9.9 10.1a2.8 2.8 0 0 0 4 4M4 4l16 16';
export const messageIcon = 'M4 5h16v11.5h-8.5L7 20.5v-4H4z';
export const sendIcon = 'M20.5 3.5 3.5 10.5l7 3 3 7zM10.5 13.5l4-4';
export const keyIcon = 'M4 15.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 12.5l8-8M16 7.5l3 3';
export const buildingIcon = 'M4 20h16M5.5 20V9.5M18.5 20V9.5M3.5 9.5 12 4l8.5 5.5zM9.5 20v-7M14.5 20v-7';
export const browserIcon = 'M3.5 5.5h17v13h-17zM3.5 9.5h17M6 7.5h.2M8.5 7.5h.2';
export const searchIcon = 'M4.8 11a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0M15.6 15.6l4.4 4.4';
export const filterIcon =
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
export const clockIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.2l3.4 2';
export const retryIcon = 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5l2.4 2.3M19.5 4v4.8h-4.8';
export const usersIcon =
  'M5.7 8.8a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M2.8 19.5c.6-3.4 3-5.2 6.2-5.2s5.6 1.8 6.2 5.2M15.5 5.8a3.3 3.3 0 0 1 0 6M17.5 14.7c2 .7 3.3 2.3 3.7 4.8';
export const signOutIcon = 'M14 8V4.5H4.5v15H14V16M9.5 12H20M16.5 8.5 20 12l-3.5 3.5';
export const checkNoteIcon = 'm3.5 12 4 4 8-8.5M19.5 7.5v6M19.5 16.8v.2';
export const ringMinusIcon = 'M3.8 12a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0-16.4 0M8 12h8';
export const upArrowIcon = 'M12 19V5M6 11l6-6 6 6';
export const downArrowIcon = 'M12 5v14M6 13l6 6 6-6';
export const minusIcon = 'M5 12h14';
export const plusIcon = 'M12 5v14M5 12h14';
export const rightIcon = 'm9.5 6 6 6-6 6';
export const leftIcon = 'm14.5 6-6 6 6 6';
export const printIcon = 'M7 9V4h10v5M7 17H4V9.5h16V17h-3M7 14h10v6H7z';
export const checkIcon = 'm5 12.5 4.6 4.6L19.5 7';
export const lockIcon = 'M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5';
export const shieldIcon = 'M12 3.5 5 6v5.5c0 4.3 2.9 7.3 7 9 4.1-1.7 7-4.7 7-9V6zM8.8 12l2.4 2.4 4.2-4.4';
export const copyIcon = 'M9 9h11v11H9zM15 9V4H4v11h5';
export const documentIcon = 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12.5h6M9 16h6';
export const deviceIcon = 'M7.5 3.5h9v17h-9zM11 17.8h2';
export const downloadIcon = 'M12 4v11M7.5 10.8 12 15.3l4.5-4.5M4.5 19.5h15';
export const uploadIcon = 'M12 15.3V4M7.5 8.5 12 4l4.5 4.5M4.5 19.5h15';
export const cameraIcon =
  'M4 8h3.8l1.5-2.5h5.4L16.2 8H20v11H4zM8.8 13.2a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0';
export const heartIcon =
  'M12 20S3.5 15.3 3.5 9.3A4.5 4.5 0 0 1 12 7.2a4.5 4.5 0 0 1 8.5 2.1C20.5 15.3 12 20 12 20z';
