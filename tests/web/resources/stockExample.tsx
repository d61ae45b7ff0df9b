import type { ReactNode } from 'react';
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

/** `children`: what is set with a new entry and never changed, `fixed` in the entity. */
const EntryForm = ({ children }: { children?: ReactNode }) => (
  <SimpleForm>
    {children}
    <TextInput source="term" />
    <TextInput source="translation" />
    <SelectInput source="type" choices={['person', 'place', 'company', 'other']} />
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
    <EntryForm>
      <ReferenceInput source="book_id" reference="office/business-books" />
      <SelectInput source="language" choices={['en', 'es', 'ko']} />
    </EntryForm>
  </Create>
);
