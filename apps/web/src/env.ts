/** Packaged for a device: `vite build --mode native`. */
export const isNative = import.meta.env.MODE === 'native';

/** The web view of a packaged app neither saves files nor prints. */
export const canSaveFiles = !isNative;
export const canPrint = !isNative;

/** Whether files were built that a browser can keep; a packaged app has them on the device anyway. */
export const canBeKept = import.meta.env.PROD && !isNative;

/** Scheme and host of the gateway for a packaged app; in a browser it is where the page came from. */
export const gatewayOrigin: string = import.meta.env.VITE_GATEWAY_ORIGIN ?? '';
