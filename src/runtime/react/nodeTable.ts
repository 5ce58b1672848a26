import type { CustomNode, NodeKind, NodeOf } from '#contract/nodes.gen.ts'
import type { LazyComponent } from './lazyComponent.tsx'

/** How one kind of node is shown. */
export type NodeComponent<K extends NodeKind> = LazyComponent<{ node: NodeOf<K> }>

/** Every kind has its component; a forgotten one does not compile. */
export type NodeTable = { readonly [K in NodeKind]: NodeComponent<K> }

/** Registered custom components by their name without `x:`. */
export type CustomTable = Readonly<Record<string, LazyComponent<{ node: CustomNode }>>>
