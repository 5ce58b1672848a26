export { GridNode } from './GridNode.tsx'
