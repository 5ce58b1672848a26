export { LinkNode } from './LinkNode.tsx'
