import { contentOf } from "./site";
contentOf(1000000, console.log);
