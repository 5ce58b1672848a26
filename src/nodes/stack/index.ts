export { StackNode } from './StackNode.tsx'
