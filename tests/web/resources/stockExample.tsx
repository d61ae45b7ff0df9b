import {
  Create,
  DataTable,
  Edit,
  List,
  ReferenceField,
  ReferenceInput,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';

const filters = [<TextInput key="q" source="q" label="ra.action.search" alwaysOn />];

export const EntryList = () => (
  <List filters={filters}>
    <DataTable>
      <DataTable.Col source="term" />
      <DataTable.Col source="translation" />
      <DataTable.Col source="book_id">
        <ReferenceField source="book_id" reference="office/business-books" />
      </DataTable.Col>
    </DataTable>
  </List>
);

const EntryForm = () => (
  <SimpleForm>
    <TextInput source="term" />
    <TextInput source="translation" />
    <SelectInput source="type" choices={['person', 'place', 'company', 'other']} />
    <SelectInput source="language" choices={['en', 'es', 'ko']} />
    <ReferenceInput source="book_id" reference="office/business-books" />
    <TextInput source="note" multiline />
  </SimpleForm>
);

export const EntryEdit = () => (
  <Edit>
    <EntryForm />
  </Edit>
);

export const EntryCreate = () => (
  <Create>
    <EntryForm />
  </Create>
);
