import { z } from "zod";

/** A `RowState` as it is read back from the history, or from a backup. */
export const RowStateSchema = z.record(z.string(), z.string());
