export { CarouselNode } from './CarouselNode.tsx'
