/** What every page of ours is styled by: our tokens, and plain elements. */
import './tokens.css'
import './elements.css'
