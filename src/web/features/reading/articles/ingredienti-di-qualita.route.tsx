import { article } from '#knowledge/article-ingredienti-di-qualita.ts'
import { ArticlePage } from '../article-page.tsx'

const IngredientsPage = () => <ArticlePage article={article} />
export default IngredientsPage
