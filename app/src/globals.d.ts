/** Identifies the build; set at build time. */
declare const __BUILD_ID__: string;
