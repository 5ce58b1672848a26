export { RowNode } from './RowNode.tsx'
