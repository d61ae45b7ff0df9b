import { Resource } from 'ra-core';
import { Route } from 'react-router-dom';
import { NoPage } from '../../custom/pages/NoPage.tsx';
import { StoryForm } from '../../custom/story/StoryForm.tsx';
import { StoryList } from '../../custom/story/StoryList.tsx';
import { App } from '../../layout/App.tsx';

/** The author portal: screens made by hand on react-admin's headless core. */
export default function Author() {
  return (
    <App>
      <Resource name="story" list={StoryList}>
        <Route path="form" element={<StoryForm />} />
        <Route path=":other/*" element={<NoPage />} />
      </Resource>
    </App>
  );
}
