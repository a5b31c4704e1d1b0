/** Set at build time; tells builds apart. */
declare const __BUILD_ID__: string;
