import type { CustomNode, NodeKind, NodeOf } from '#contract/nodes.gen.ts'
import type { LazyComponent } from './lazyComponent.tsx'

/** Component of one kind of node. */
export type NodeComponent<K extends NodeKind> = LazyComponent<{ node: NodeOf<K> }>

/** Registry of all kinds; a missing one does not compile. */
export type NodeTable = { readonly [K in NodeKind]: NodeComponent<K> }

/** Registered custom components by name, without `x:`. */
export type CustomTable = Readonly<Record<string, LazyComponent<{ node: CustomNode }>>>
