import { contentChanged, db as own } from "../../../build/server/index.js";

/** The site's database. The tests' writes bypass the site, so each one announces the change to it. */
export const db = own.$extends({
  query: {
    async $allOperations({ operation, args, query }) {
      const result = await query(args);
      if (!/^(find|count|aggregate|groupBy|\$queryRaw)/.test(operation)) contentChanged();
      return result;
    },
  },
});
