import { lazyNode } from '../lazyNode.ts'

export const PrintNode = lazyNode<'print'>(async () => (await import('./PrintNode.tsx')).PrintNode)
