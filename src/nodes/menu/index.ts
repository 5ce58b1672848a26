export { MenuNode } from './MenuNode.tsx'
