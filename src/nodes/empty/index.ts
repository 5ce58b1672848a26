export { EmptyNode } from './EmptyNode.tsx'
