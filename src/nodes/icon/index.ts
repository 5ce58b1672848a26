export { IconNode } from './IconNode.tsx'
