export { DividerNode } from './DividerNode.tsx'
