import { lazyNode } from '../lazyNode.ts'

export const TableNode = lazyNode<'table'>(async () => (await import('./TableNode.tsx')).TableNode)
