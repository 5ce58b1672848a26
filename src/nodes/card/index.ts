export { CardNode } from './CardNode.tsx'
