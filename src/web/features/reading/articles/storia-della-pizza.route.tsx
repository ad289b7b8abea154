import { article } from '#knowledge/article-storia-della-pizza.ts'
import { ArticlePage } from '../article-page.tsx'

const HistoryPage = () => <ArticlePage article={article} />
export default HistoryPage
