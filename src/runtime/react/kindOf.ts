import type { PageNode } from '#contract/nodes.gen.ts'

/** Returns a node's kind, for messages. */
export const kindOf = (node: PageNode): string => ('type' in node ? node.type : `片段 ${node.use}`)
