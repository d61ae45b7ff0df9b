import { Admin, DataTable, List, Resource, type DataProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';

const columns = ['id', 'title', 'author', 'status', 'words', 'language', 'created_at', 'updated_at'];
const Rows = () => (
  <List>
    <DataTable>
      {columns.map((column) => (
        <DataTable.Col key={column} source={column} />
      ))}
    </DataTable>
  </List>
);

const getList = () => fetch('/rows').then((answer) => answer.json());
const dataProvider = { getList } as unknown as DataProvider;

/** react-admin with one resource and nothing else, to compare with. */
createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="rows" list={Rows} />
  </Admin>,
);
