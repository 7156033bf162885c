const MB = 1024 * 1024;

/** Largest files taken, in bytes (ADM §9). */
export const limits = { imagen: 5 * MB, video: 100 * MB, pdf: 50 * MB };
