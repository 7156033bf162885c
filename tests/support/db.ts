import { contentChanged, db as own } from "../../build/server/index.js";

/** The site's database. What a test writes there itself goes past the site, so the site is told. */
export const db = own.$extends({
  query: {
    async $allOperations({ operation, args, query }) {
      const result = await query(args);
      if (!/^(find|count|aggregate|groupBy|\$queryRaw)/.test(operation)) contentChanged();
      return result;
    },
  },
});
