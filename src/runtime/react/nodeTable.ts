import type { CustomNode, NodeKind, NodeOf } from '#contract/nodes.ts'
import type { LateComponent } from './lateComponent.tsx'

/** How one kind of node is shown. */
export type NodeComponent<K extends NodeKind> = LateComponent<{ node: NodeOf<K> }>

/** Every kind has its component; a forgotten one does not compile. */
export type NodeTable = { readonly [K in NodeKind]: NodeComponent<K> }

/** Registered custom components by their name without `x:`. */
export type CustomTable = Readonly<Record<string, LateComponent<{ node: CustomNode }>>>
