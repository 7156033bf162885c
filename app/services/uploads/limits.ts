const MB = 1024 * 1024;

/** Largest accepted files, in bytes (ADM §9). */
export const limits = { imagen: 5 * MB, video: 100 * MB, pdf: 50 * MB };

/** Largest spreadsheet that a visitor may send, in bytes. */
export const listaBytes = 2 * MB;

/** Largest form with files, and largest backup archive, in bytes. */
export const formBytes = 700 * MB;
export const backupBytes = 20 * 1024 * MB;
