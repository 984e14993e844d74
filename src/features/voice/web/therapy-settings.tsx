// The Therapy Settings card: what to talk about, with which voice, in which tone.
import { useState } from 'react';
import type { Category } from '#features/categories/categories.contract.ts';
import type { CategoryDraft } from '#features/categories/web/category-draft.ts';
import { CategoryPicker } from '#features/categories/web/category-picker.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#platform/web/ui/tabs.tsx';
import { type TherapyChoice, takesItsTime } from './therapy-choice.ts';
import { voiceCopy } from './voice.copy.ts';
import { VoiceOptions } from './voice-options.tsx';

const copy = voiceCopy.settings;

type TherapySettingsProps = {
  categories: Category[];
  choice: TherapyChoice;
  isLocked: boolean;
  onChange: (change: Partial<TherapyChoice>) => void;
  onSaveCategory: (draft: CategoryDraft, replaces: Category | null) => Promise<Category>;
  onDeleteCategory: (category: Category) => Promise<unknown>;
};

export function TherapySettings(props: TherapySettingsProps) {
  const { categories, choice, isLocked, onChange } = props;
  const [tab, setTab] = useState('categories');
  return (
    <Card as="section" aria-labelledby="therapy-settings" className="min-w-0">
      <Tabs value={tab} onValueChange={setTab} className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <p className="text-tiny font-semibold text-ink-soft">{copy.title}</p>
            <h2 id="therapy-settings" className="text-heading">
              {copy.question}
            </h2>
          </div>
          <TabList label={copy.tabs} className="w-full sm:w-72">
            <Tab value="categories">{copy.categories}</Tab>
            <Tab value="voices">{copy.voices}</Tab>
          </TabList>
        </div>
        <TabPanel value="categories">
          <CategoryPicker
            categories={categories}
            categoryId={choice.categoryId}
            topicId={choice.topicId}
            onChange={onChange}
            onSave={props.onSaveCategory}
            onDelete={props.onDeleteCategory}
            isLocked={isLocked}
          />
        </TabPanel>
        <TabPanel value="voices">
          <VoiceOptions voice={choice.voice} onChange={(voice) => onChange({ voice })} isLocked={isLocked} />
        </TabPanel>
      </Tabs>
      <div className="mt-5 grid gap-3 border-t border-line pt-4">
        <Switch
          label={copy.genZ}
          help={copy.genZHelp}
          checked={choice.isGenZ}
          disabled={isLocked}
          onCheckedChange={(isGenZ) => onChange({ isGenZ })}
        />
        <Switch
          label={copy.takeYourTime}
          help={copy.takeYourTimeHelp}
          checked={takesItsTime(choice)}
          onCheckedChange={(isOn) => onChange({ takesItsTime: isOn })}
        />
      </div>
    </Card>
  );
}
