/** What every page of ours is styled by: Mantine's variables, our tokens over them, and plain elements. */
import '@mantine/core/styles/default-css-variables.css'
import './tokens.css'
import './elements.css'
