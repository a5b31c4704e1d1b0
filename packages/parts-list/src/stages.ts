// The stages of reading a list one by one, for measurements and for short lists. The page of a parts list uses a list
// session, which runs them in a worker.
export { readListFile } from './formats/read-file.ts';
export { splitTypedLine } from './formats/tables/split-typed-line.ts';
export { createLineIdentifier } from './identifiers/identify-line.ts';
export { judgeSystems } from './identifiers/judge-system.ts';
export { loadReference } from './reference/load-reference.ts';
export { groupLines } from './resolve/group-lines.ts';
