import { secureHeaders } from 'hono/secure-headers';

const self = ["'self'"];

/** What every answer says of itself. Styles are inserted at run time by the theme; scripts come as files only. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: self,
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: self,
    imgSrc: ["'self'", 'data:', 'blob:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
  },
  strictTransportSecurity: 'max-age=31536000',
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
});
