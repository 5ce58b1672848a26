import { lazyNode } from '../lazyNode.ts'

export const MenuNode = lazyNode<'menu'>(async () => (await import('./MenuNode.tsx')).MenuNode)
