import { parseAst, type Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [field: string]: unknown };
type Property = Node & { key: { name?: string }; value: Node };
type Call = Node & { callee: { name?: string }; arguments: Node[] };

/** What a call says for its readers and for the checks of providers. */
const FOR_READERS = ['summary', 'states'];
/** What is sent. */
const SENT = ['params', 'query', 'body'];

/**
 * Leaves out of the contracts what shoppers have no use for: words for readers, and the way back from domain to wire of entities,
 * which only a server goes. What is sent is made of wire codecs alone, which keep both ways; a contract that sends an entity is
 * refused here, since its way back would be missing.
 */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    transform: (code, id) =>
      /[/\\]contracts[/\\]src[/\\].*\.(?:contract|entity)\.ts$/.test(id)
        ? { code: lean(code, id), map: null }
        : undefined,
  };
}

/** Exported for its test. */
export function lean(code: string, id: string): string {
  const tree = parseAst(code) as unknown as Node;
  const calls = [...nodesIn(tree)].filter((node): node is Call => node.type === 'CallExpression');
  const cuts = calls.flatMap((call) => {
    if (call.callee.name === 'entity') return cutsOf(call.arguments[1], ['encode']);
    if (call.callee.name !== 'defineCall') return [];
    refuseSentEntities(call, entitiesIn(tree), id);
    return cutsOf(call.arguments[0], FOR_READERS);
  });
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (value !== null && typeof value === 'object') {
    if ('type' in value && 'start' in value) yield value as Node;
    for (const field of Object.values(value)) yield* nodesIn(field);
  }
}

const propertiesOf = (object: Node | undefined): Property[] =>
  object?.type === 'ObjectExpression' ? (object.properties as Property[]) : [];

/** Each of these properties with the comma that parts it from what stays: the one before it, or after it at the beginning. */
function cutsOf(object: Node | undefined, names: readonly string[]): { start: number; end: number }[] {
  const properties = propertiesOf(object);
  const goes = ({ key }: Property) => names.includes(key?.name ?? '');
  const firstKept = properties.findIndex((property) => !goes(property));
  return properties.flatMap((property, place) => {
    if (!goes(property)) return [];
    const before = properties[place - 1];
    return before && place > firstKept && firstKept >= 0
      ? [{ start: before.end, end: property.end }]
      : [{ start: property.start, end: properties[place + 1]?.start ?? property.end }];
  });
}

/** Names of entities in a file: brought from an entity's file, or made here. */
function entitiesIn(tree: Node): Set<string> {
  const nodes = [...nodesIn(tree)];
  const brought = nodes
    .filter(
      (node) => node.type === 'ImportDeclaration' && (node.source as { value: string }).value.endsWith('.entity.ts'),
    )
    .flatMap((node) => (node.specifiers as { local: { name: string } }[]).map(({ local }) => local.name));
  const made = nodes
    .filter((node) => node.type === 'VariableDeclarator' && (node.init as Call | null)?.callee?.name === 'entity')
    .map((node) => (node.id as { name: string }).name);
  return new Set(['entity', ...brought, ...made]);
}

function refuseSentEntities(call: Call, entities: ReadonlySet<string>, id: string): void {
  for (const { key, value } of propertiesOf(call.arguments[0])) {
    if (!SENT.includes(key?.name ?? '')) continue;
    const sent = [...nodesIn(value)].find((node) => node.type === 'Identifier' && entities.has(node.name as string));
    if (sent)
      throw new Error(
        `${id} sends the entity "${String(sent.name)}" in its ${key.name}: build what is sent of wire codecs, or let tools/lean-contracts.ts keep its way back.`,
      );
  }
}
