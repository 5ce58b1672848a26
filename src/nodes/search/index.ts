export { SearchNode } from './SearchNode.tsx'
